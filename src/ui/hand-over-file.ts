interface TextFile {
  readonly fileName: string;
  readonly text: string;
}

/** Gives the player a file, the way a download link would. */
export function handOverFile({ fileName, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers start reading only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
