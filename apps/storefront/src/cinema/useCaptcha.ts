import type { Captcha } from '@first-gong/domain';
import type { CaptchaKind, CaptchaState } from '@first-gong/screens/cinema/CinemaScreen';
import { useRef, useState } from 'react';
import { useRequest } from '../data/calls.js';
import { useAction } from '../data/useAction.js';
import { useWhen } from '../site/useWhen.js';

export interface Captchas {
  state: CaptchaState;
  renew: (way: CaptchaKind) => void;
}

/** A member's captcha (spec §2 Cinema), once `wanted`. @param onAsk called when the last one becomes invalid */
export function useCaptcha(wanted: boolean, onAsk: () => void): Captchas | null {
  const request = useRequest();
  const [way, setWay] = useState<CaptchaKind>('picture');
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const chosenWay = useRef(way);
  const asking = useAction(async () => {
    setCaptcha(null);
    onAsk();
    const captchaOf = async (kind: CaptchaKind): Promise<Captcha> => {
      const query = kind === 'question' ? { alternative: 'question' } : {};
      const { data } = await request('captcha', { query });
      // The member may have chosen another kind meanwhile.
      return chosenWay.current === kind ? data : captchaOf(chosenWay.current);
    };
    setCaptcha(await captchaOf(chosenWay.current));
  });
  useWhen(wanted, asking.run);

  if (!wanted) return null;
  return {
    state: { captcha, way, loading: asking.busy, failure: asking.reason },
    renew: (kind) => {
      chosenWay.current = kind;
      setWay(kind);
      asking.run();
    },
  };
}
