import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PictureName } from './pages.ts';

let drawn: Readonly<Record<PictureName, ComponentType>> | null = null;

async function fetchPictures(): Promise<typeof drawn> {
  try {
    drawn = (await import('./pictures.tsx')).PICTURES;
  } catch {
    // Without its picture a page still says what it says.
  }
  return drawn;
}

/** Whoever plays does not wait for the pictures of the first lesson: they are fetched when they are looked at. */
export function latePicture(name: PictureName): ComponentType {
  return function LatePicture(): JSX.Element {
    const [pictures, setPictures] = useState(drawn);
    useEffect(() => {
      if (drawn === null) void fetchPictures().then(setPictures);
    }, []);
    const Picture = pictures?.[name];
    return Picture ? <Picture /> : <svg viewBox="0 0 320 160" width="100%" aria-hidden="true" />;
  };
}
