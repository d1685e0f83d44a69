'use client';

import { AddressCascade } from '@first-gong/ui/AddressCascade';
import { Button } from '@first-gong/ui/Button';
import { Calendar, RangeCalendar } from '@first-gong/ui/Calendar';
import { CaptchaField } from '@first-gong/ui/CaptchaField';
import { Checkbox } from '@first-gong/ui/Checkbox';
import { CheckboxGroup } from '@first-gong/ui/CheckboxGroup';
import { Chips } from '@first-gong/ui/Chips';
import { ComboBox } from '@first-gong/ui/ComboBox';
import { DateField, DateRangeField } from '@first-gong/ui/DateField';
import { DateFilter } from '@first-gong/ui/DateFilter';
import { ErrorSummary } from '@first-gong/ui/ErrorSummary';
import { FileField } from '@first-gong/ui/FileField';
import { FilterDay, FilterSelect } from '@first-gong/ui/FilterSelect';
import { Inline } from '@first-gong/ui/Inline';
import { InterestTiles } from '@first-gong/ui/InterestTiles';
import { maskHappyIcon } from '@first-gong/ui/icons/mask-happy';
import { musicNotesIcon } from '@first-gong/ui/icons/music-notes';
import { MultiSelect } from '@first-gong/ui/MultiSelect';
import { Notice } from '@first-gong/ui/Notice';
import { NumberField } from '@first-gong/ui/NumberField';
import { OneTimePasswordField, OneTimePasswordHelp } from '@first-gong/ui/OneTimePasswordField';
import { OptionCards } from '@first-gong/ui/OptionCards';
import { PageTitle } from '@first-gong/ui/PageTitle';
import { PasswordField } from '@first-gong/ui/PasswordField';
import { PhoneField } from '@first-gong/ui/PhoneField';
import { PointsField } from '@first-gong/ui/PointsField';
import { QuantityField } from '@first-gong/ui/QuantityField';
import { RadioGroup } from '@first-gong/ui/RadioGroup';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { SegmentedControl } from '@first-gong/ui/SegmentedControl';
import { Select } from '@first-gong/ui/Select';
import { Slider } from '@first-gong/ui/Slider';
import { Stack } from '@first-gong/ui/Stack';
import { Switch } from '@first-gong/ui/Switch';
import { TextArea } from '@first-gong/ui/TextArea';
import { TextField } from '@first-gong/ui/TextField';
import { TimeField } from '@first-gong/ui/TimeField';
import { useState } from 'react';
import { Frame } from './Frame';
import { categories, check, deliveries, languages, newOrder, notices, type Order, sorts, venues } from './order';
import { countries, placesIn } from './places';
import { useFields } from './useFields';

const weekend = [{ id: 'weekend', label: 'This weekend', from: '2026-11-28', to: '2026-11-29' }];
const districts = ['Central', 'Sha Tin', 'Tsuen Wan'].map((name) => ({ value: name, label: name }));
const shown = [
  { value: 'all', label: 'All', href: '/app/order' },
  { value: 'free', label: 'Free', href: '/app/order?show=free' },
] as const;
const interests = [
  { value: 'theatre', label: 'Theatre', icon: maskHappyIcon },
  { value: 'music', label: 'Music', icon: musicNotesIcon },
] as const;

/** A form with every field of the library. */
export function OrderForm({ today }: { today: string }) {
  const { values, field, errors, attempt, submit } = useFields(newOrder, check);
  const [sent, setSent] = useState<Order | null>(null);
  const areas = placesIn(countries, values.address.country);
  const { onChange: setFiles } = field('files');
  const { value: points, ...pointsField } = field('points');
  return (
    <Frame path="/app/order" width="form">
      <PageTitle lead="Every field of the library, in one form.">Order tickets</PageTitle>
      {errors.length > 0 && <ErrorSummary key={attempt} title={`Things to mend: ${errors.length}`} errors={errors} />}
      {sent && (
        <Notice variant="success" role="status" title="Your order has arrived">
          {sent.name}, tickets: {sent.count}
        </Notice>
      )}
      <form onSubmit={submit(setSent)} noValidate>
        <Stack gap="s5">
          <SectionHeading>You</SectionHeading>
          <TextField label="Name" autoComplete="name" required {...field('name')} />
          <PhoneField label="Phone" areaCodes={[{ value: '852', label: '+852' }]} required {...field('phone')} />
          <PasswordField label="Password" limit={50} {...field('password')} />
          <OneTimePasswordField label="One-time password" {...field('code')} />
          <OneTimePasswordHelp fieldId="code" onResend={() => {}} remedies={['Look into your spam folder.']} />
          <CaptchaField
            label="Your answer"
            challenge={{ way: 'question', question: 'Which one floats: boat, stone or nail?' }}
            onRenew={() => {}}
            otherWays={[]}
            onWayChange={() => {}}
            {...field('letters')}
          />
          <AddressCascade
            name="address"
            value={values.address}
            onChange={field('address').onChange}
            country={{ label: 'Country or region', options: countries }}
            province={{ label: 'Province', options: [] }}
            area={{ label: 'Area', options: areas }}
            district={{ label: 'District', options: placesIn(areas, values.address.area) }}
            street={{ label: 'Street' }}
            flat={{ label: 'Flat' }}
          />

          <SectionHeading>The evening</SectionHeading>
          <Select label="Venue" options={venues} {...field('venue')} />
          <ComboBox label="Where you come from" options={districts} {...field('district')} />
          <MultiSelect label="Other districts" options={districts} {...field('others')} />
          <FilterSelect label="Sort by" options={sorts} {...field('sort')} />
          <FilterDay label="From" name="from" value={values.from} min={today} />
          <Chips label="Show" options={shown} value={values.show} onChange={field('show').onChange} />
          <DateField label="Birthday" today={today} required {...field('birthday')} />
          <DateRangeField label="Your holidays" today={today} {...field('holidays')} />
          <DateFilter label="Days of the show" shortcuts={weekend} today={today} {...field('days')} />
          <Calendar label="Day of the visit" today={today} value={values.visit} onChange={field('visit').onChange} />
          <RangeCalendar
            label="Nights of the stay"
            today={today}
            value={values.stay}
            onChange={field('stay').onChange}
          />

          <SectionHeading>The tickets</SectionHeading>
          <RadioGroup label="Delivery" options={deliveries} required {...field('delivery')} />
          <SegmentedControl label="Language of the tickets" options={languages} {...field('language')} />
          <OptionCards label="Category" options={categories} required {...field('category')} />
          <InterestTiles label="Interests" options={interests} {...field('interests')} />
          <CheckboxGroup label="Notices" options={notices} {...field('notices')} />
          <QuantityField label="Tickets" min={1} max={6} {...field('count')} />
          <Slider label="Price" max={1000} step={100} valueText={(price) => `HK$${price}`} {...field('budget')} />
          <NumberField
            label="Tip for the players"
            min={0}
            formatOptions={{ style: 'currency', currency: 'HKD' }}
            {...field('tip')}
          />
          <TimeField label="Time of collection" min="10:00" max="19:00" hourCycle={24} {...field('pickUp')} />
          <PointsField
            label="Points"
            max={500}
            step={100}
            offset={`HK$${points / 10}`}
            value={points}
            {...pointsField}
          />
          <TextArea label="Wishes" limit={200} {...field('wishes')} />
          <TextField label="Greeting on the envelope" {...field('greeting')} />
          <FileField
            label="Proof for students"
            name="files"
            value={values.files}
            onAdd={(files) =>
              setFiles([
                ...values.files,
                ...files.map(({ name, size }) => ({
                  id: name,
                  name,
                  size: `${Math.ceil(size / 1024)} kB`,
                  state: { kind: 'chosen' } as const,
                })),
              ])
            }
            onRemove={(id) => setFiles(values.files.filter((file) => file.id !== id))}
            onRetry={() => {}}
          />
          <Checkbox name="invoiced" checked={values.invoiced} onChange={field('invoiced').onChange}>
            I need an invoice
          </Checkbox>
          {values.invoiced && <TextField label="Company" {...field('company')} />}
          <Switch
            label="Remind me"
            name="reminders"
            checked={values.reminders}
            onChange={field('reminders').onChange}
          />
          <Checkbox
            name="agreed"
            checked={values.agreed}
            onChange={field('agreed').onChange}
            error={field('agreed').error}
            required
          >
            I have read the terms
          </Checkbox>
          <Inline>
            <Button variant="buy" type="submit">
              Order
            </Button>
          </Inline>
        </Stack>
      </form>
    </Frame>
  );
}
