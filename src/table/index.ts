export { type AnyScene, type Scene, sceneFor } from './scene.ts';
