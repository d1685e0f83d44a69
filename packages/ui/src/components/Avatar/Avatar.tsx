import { useState } from 'react';
import type { RootProps } from '../../private/root.js';
import * as styles from './Avatar.css.js';

export interface AvatarProps extends RootProps<HTMLSpanElement> {
  /** Whose picture it is. Its initials are shown without a photo. */
  name: string;
  /** Address of a photo. While it loads and if it fails, the initials are shown. */
  src?: string | undefined;
  /** Name for screen readers, if the name is not beside it. Without a label it is hidden from them. */
  label?: string | undefined;
  /** 32, 44 or 72 px with 16 px text. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** A person's photo or initials. */
export function Avatar({ name, src, label, size = 'medium', ...root }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const spoken = label ?? root['aria-label'];
  const access = spoken ? { role: 'img', 'aria-label': spoken } : { 'aria-hidden': true };
  return (
    <span {...root} {...access} className={styles.avatar[size]}>
      {initialsOf(name)}
      {src && src !== failed && (
        <img
          key={src}
          className={styles.photo}
          src={src}
          alt=""
          // A photo of a document may have failed before React runs.
          ref={(photo) => {
            if (photo?.complete && photo.naturalWidth === 0) setFailed(src);
          }}
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}

/** One character of a Chinese, Japanese or Korean name, otherwise those of the first and last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.at(-1)].map((word = '') => [...word][0] ?? '');
  const isWhole =
    words.length === 1 || /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(first);
  return (isWhole ? first : first + last).toUpperCase();
}
