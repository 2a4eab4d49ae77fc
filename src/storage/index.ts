export { checksum } from './checksum.ts';
export { type Database, openDatabase } from './database.ts';
export { type Appended, type Kept, type MatchRepository, type Shelved } from './match-repository.ts';
export { idbMatches } from './matches.ts';
export { type MemoryShelves, emptyShelves, memoryMatches } from './memory-matches.ts';
export { FORMAT, type MatchHeader, type MoveRecord, type SeatRecord, type SnapshotRecord, salvage } from './records.ts';
export { type SettingsRecord, type SettingsRepository, idbSettings, memorySettings } from './settings.ts';
export { type Stored, type StorageTrouble } from './stored.ts';
