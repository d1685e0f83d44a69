import { useActionState, useState } from 'react';
import { Button } from '../../components/Button/index.js';
import { Checkbox } from '../../components/Checkbox/index.js';
import { Stack } from '../../components/Stack/index.js';
import { TextField } from '../../components/TextField/index.js';

/** Returns a sentence if the address cannot be used. */
type Subscribe = (form: FormData) => Promise<string | undefined>;

export function Subscription({ subscribe }: { subscribe: Subscribe }) {
  const [email, setEmail] = useState('');
  const [weekly, setWeekly] = useState(false);
  const [error, send, sending] = useActionState((_: string | undefined, form: FormData) => subscribe(form), undefined);
  return (
    <form action={send} noValidate>
      <Stack>
        <TextField label="Email" name="email" type="email" value={email} onChange={setEmail} error={error} />
        <Checkbox name="weekly" checked={weekly} onChange={setWeekly}>
          Every week
        </Checkbox>
        <Button type="submit" busy={sending}>
          Subscribe
        </Button>
      </Stack>
    </form>
  );
}
