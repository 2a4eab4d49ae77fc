export const TURN_LIMITS = ['15', '12', '13', '14', '16', '17', '18', '19', '20'] as const;
export const SIDE_OPTIONS = ['wish', 'drawn'] as const;
