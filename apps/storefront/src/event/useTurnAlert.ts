import type { WaitingRoomScreenProps } from '@first-gong/screens/event/WaitingRoomScreen';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Plays a gong: three low tones that fade in two seconds. */
function strike(context: AudioContext): void {
  for (const [pitch, loudness] of [
    [110, 0.5],
    [166, 0.3],
    [233, 0.2],
  ] as const) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loudness, context.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 2);
    tone.connect(volume).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + 2);
  }
}

function showPicture(address: string): () => void {
  const link = document.createElement('link');
  link.rel = 'icon';
  link.type = 'image/svg+xml';
  link.href = address;
  document.head.append(link);
  return () => link.remove();
}

/** Alerts a member in another tab by the tab's icon, and by a gong if allowed. Sound needs a click on the page. */
export function useTurnAlert(isTurn: boolean) {
  const [sound, setSound] = useState<WaitingRoomScreenProps['sound']>('off');
  const context = useRef<AudioContext | null>(null);
  const ring = useEffectEvent(() => context.current && strike(context.current));
  useEffect(() => {
    if (!isTurn) return;
    ring();
    return showPicture('/icon-turn.svg');
  }, [isTurn]);
  useEffect(() => () => void context.current?.close(), []);
  const allowSound = () => {
    if (!('AudioContext' in window)) {
      setSound('refused');
      return;
    }
    context.current ??= new AudioContext();
    context.current.resume().then(
      () => setSound('on'),
      () => setSound('refused'),
    );
  };
  return { sound, allowSound };
}
