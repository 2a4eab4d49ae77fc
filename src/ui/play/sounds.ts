const NOTES = {
  move: [392],
  turn: [523.25, 659.25],
  bell: [1046.5, 1046.5],
  over: [392, 523.25, 659.25, 783.99],
} as const;

let audio: AudioContext | undefined;

/** A few plucked notes, made on the spot. */
export function chime(kind: keyof typeof NOTES): void {
  audio ??= new AudioContext();
  const context = audio;
  NOTES[kind].forEach((pitch, n) => pluck(context, pitch, context.currentTime + n * 0.11));
}

function pluck(context: AudioContext, pitch: number, at: number): void {
  const voice = context.createOscillator();
  const loudness = context.createGain();
  voice.type = 'triangle';
  voice.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, at);
  loudness.gain.linearRampToValueAtTime(0.12, at + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.35);
  voice.connect(loudness).connect(context.destination);
  voice.start(at);
  voice.stop(at + 0.4);
}
