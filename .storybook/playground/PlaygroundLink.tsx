import { type ReactNode, useEffect, useState } from 'react';
import { addressOf, encode, remember } from './address.js';

interface PlaygroundLinkProps {
  code: string;
  /** The choices of the toolbar, which the playground keeps. */
  globals: Record<string, unknown>;
  children: ReactNode;
}

/** Opens a code of the catalogue in the playground, where it runs at once. */
export function PlaygroundLink({ code, globals, children }: PlaygroundLinkProps) {
  const [encoded, setEncoded] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    encode(code).then((text) => isCurrent && setEncoded(text));
    return () => {
      isCurrent = false;
    };
  }, [code]);
  if (encoded === undefined) return null;
  return (
    <a href={addressOf(encoded, globals)} target="_top" onClick={() => remember(encoded)}>
      {children}
    </a>
  );
}
