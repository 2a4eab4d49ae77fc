import { useEffect, useMemo } from 'preact/hooks';
import { type Camera, openCamera } from './camera.ts';

/** The camera of this device, running while it is wanted and somebody looks. */
export function useCamera(wanted: boolean): Camera {
  const camera = useMemo(() => openCamera(mediaHere(), globalThis.isSecureContext), []);

  useEffect(() => {
    if (!wanted) return;
    const follow = (): void => {
      if (document.visibilityState === 'hidden') camera.stop();
      else void camera.start();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      camera.stop();
    };
  }, [wanted]);

  return camera;
}

const mediaHere = (): MediaDevices | null =>
  typeof navigator !== 'undefined' && 'mediaDevices' in navigator ? navigator.mediaDevices : null;
