/** Five letters like a server's: paths without text, crossed by lines. */
export const drawnLetters = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60" viewBox="0 0 200 60"><g fill="none" stroke="#222" stroke-width="5"><path d="M20 50l3-36 21 3M22 31l16 2"/><path d="M56 47l15-35 12 37M61 36l17 3"/><path d="M97 52l2-38 22 34 3-36"/><path d="M133 15l27 5M146 18l-6 33"/><path d="M166 12l10 17 14-15M176 29l1 21"/></g><g fill="none" stroke="#222" stroke-width="2"><path d="M6 40C50 6 120 64 194 22"/><path d="M8 16c60 40 120-10 184 30"/></g></svg>`;

/** A second of silence as a recording that needs no server. */
export const silence = () => {
  const samples = 8000;
  const header = new DataView(new ArrayBuffer(44));
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) header.setUint8(at + index, letter.charCodeAt(0));
  };
  write(0, 'RIFF');
  header.setUint32(4, 36 + samples, true);
  write(8, 'WAVEfmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, samples, true);
  header.setUint32(28, samples, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true);
  write(36, 'data');
  header.setUint32(40, samples, true);
  return `data:audio/wav;base64,${btoa(String.fromCharCode(...new Uint8Array(header.buffer)) + '\x80'.repeat(samples))}`;
};
