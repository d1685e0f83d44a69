import { type AddressNode, areaCodes, genders, htmlLangs, type Interest, interests, titles } from '@first-gong/domain';
import { AddressCascade } from '@first-gong/ui/AddressCascade';
import { TextButton } from '@first-gong/ui/Button';
import { Checkbox } from '@first-gong/ui/Checkbox';
import { Columns } from '@first-gong/ui/Columns';
import { DateField } from '@first-gong/ui/DateField';
import type { IconShape } from '@first-gong/ui/Icon';
import { InterestTiles } from '@first-gong/ui/InterestTiles';
import { basketballIcon } from '@first-gong/ui/icons/basketball';
import { chatsIcon } from '@first-gong/ui/icons/chats';
import { filmSlateIcon } from '@first-gong/ui/icons/film-slate';
import { flowerLotusIcon } from '@first-gong/ui/icons/flower-lotus';
import { guitarIcon } from '@first-gong/ui/icons/guitar';
import { imageIcon } from '@first-gong/ui/icons/image';
import { maskHappyIcon } from '@first-gong/ui/icons/mask-happy';
import { microphoneStageIcon } from '@first-gong/ui/icons/microphone-stage';
import { musicNotesIcon } from '@first-gong/ui/icons/music-notes';
import { paletteIcon } from '@first-gong/ui/icons/palette';
import { personArmsSpreadIcon } from '@first-gong/ui/icons/person-arms-spread';
import { usersThreeIcon } from '@first-gong/ui/icons/users-three';
import { PhoneField } from '@first-gong/ui/PhoneField';
import { SectionHeading } from '@first-gong/ui/SectionHeading';
import { SegmentedControl } from '@first-gong/ui/SegmentedControl';
import { Stack } from '@first-gong/ui/Stack';
import { Text } from '@first-gong/ui/Text';
import type { ReactNode } from 'react';
import { useText } from '../../shared/text/index.js';
import { interestName } from '../../shared/text/interests.js';
import { NameFields } from './NameFields.js';
import * as styles from './ProfileFields.css.js';
import { addressParts, emptyAddress, isEmpty, type ProfileForm, type ProfileValues, placesFor } from './values.js';

const interestIcons: Record<Interest, IconShape> = {
  movie: filmSlateIcon,
  music: musicNotesIcon,
  popConcert: microphoneStageIcon,
  bandShow: guitarIcon,
  chineseOpera: flowerLotusIcon,
  theatre: maskHappyIcon,
  arts: paletteIcon,
  dance: personArmsSpreadIcon,
  sport: basketballIcon,
  family: usersThreeIcon,
  exhibition: imageIcon,
  seminar: chatsIcon,
};

export interface ProfileFieldsProps {
  form: ProfileForm;
  values: ProfileValues;
  /** Null while loading. */
  addressList: readonly AddressNode[] | null;
  /** Civil date in Hong Kong. */
  today: string;
  /** Beside the first heading. */
  aside?: ReactNode;
}

/** A member's personal data (spec §3, §5), for registration and member services. */
export function ProfileFields({ form, values, addressList, today, aside }: ProfileFieldsProps) {
  const { t, lang } = useText('profile');
  const optional = t('profile.optional');
  return (
    <>
      <Stack as="section" gap="s5">
        <SectionHeading aside={aside}>{t('profile.person')}</SectionHeading>
        <Columns>
          <SegmentedControl
            label={t('profile.titleLabel')}
            {...form.field('title')}
            required
            options={titles.map((title) => ({ value: title, label: t(`profile.title_${title}`) }))}
          />
          <NameFields form={form} />
          <DateField
            label={t('profile.birthday')}
            mark={optional}
            {...form.field('birthday')}
            locale={htmlLangs[lang]}
            today={today}
            autoComplete="bday"
          />
          <SegmentedControl
            label={t('profile.gender')}
            mark={optional}
            {...form.field('gender')}
            options={[...genders, 'none' as const].map((each) => ({ value: each, label: t(`profile.gender_${each}`) }))}
          />
        </Columns>
      </Stack>
      <Stack as="section" gap="s5">
        <SectionHeading>{t('profile.contact')}</SectionHeading>
        <div className={styles.phone}>
          <PhoneField
            label={t('profile.mobile')}
            {...form.field('mobile')}
            required
            areaCodeLabel={t('profile.mobileArea')}
            numberLabel={t('profile.mobileNumber')}
            areaCodes={[
              { value: '', label: t('profile.mobileLocal') },
              ...areaCodeOptions(addressList ?? [], values.mobile.areaCode, t),
            ]}
          />
        </div>
        <AddressPart form={form} values={values} addressList={addressList} />
      </Stack>
      <Stack as="section" gap="s5">
        <SectionHeading>{t('profile.marketing')}</SectionHeading>
        <InterestTiles
          label={t('profile.interests')}
          hint={t('profile.interestsHint')}
          {...form.field('interests')}
          options={interests.map((interest) => ({
            value: interest,
            icon: interestIcons[interest],
            label: t(interestName(interest)),
          }))}
        />
        <Checkbox
          id={form.ids.optOut}
          name="optOut"
          checked={values.optOut}
          onChange={form.field('optOut').onChange}
          error={form.messageFor('optOut')}
        >
          {t('profile.optOut')}
        </Checkbox>
      </Stack>
    </>
  );
}

/** Countries of the address list with their phone codes. The member's code is available before the list loads. */
function areaCodeOptions(
  addressList: readonly AddressNode[],
  chosen: string,
  t: ReturnType<typeof useText<'profile'>>['t'],
) {
  const offered = addressList.flatMap(({ code: country, name: place }) => {
    const code = areaCodes[country];
    return code === undefined ? [] : [{ value: code, label: t('profile.mobileCode', { code, place }) }];
  });
  const isKnown = chosen === '' || offered.some(({ value }) => value === chosen);
  return isKnown ? offered : [{ value: chosen, label: `+${chosen}` }, ...offered];
}

function AddressPart({ form, values, addressList }: Pick<ProfileFieldsProps, 'form' | 'values' | 'addressList'>) {
  const { t } = useText('profile');
  const { address } = values;
  const places = placesFor(address, addressList ?? []);
  const busy = addressList === null;
  const level = (name: 'country' | 'province' | 'area' | 'district') => ({
    label: t(`profile.${name}`),
    placeholder: t(`profile.${name}Choose`),
    options: places[name],
    busy: busy && (name === 'country' || address[name] !== ''),
  });

  return (
    <fieldset>
      <legend className={styles.legend}>{t('profile.addressLegend')}</legend>
      <Stack gap="s3">
        <Text variant="secondary">{t('profile.addressHint')}</Text>
        <AddressCascade
          name="address"
          value={address}
          onChange={form.field('address').onChange}
          onBlur={form.field('address').onBlur}
          busyLabel={t('profile.placesLoading')}
          errors={Object.fromEntries(addressParts.map((part) => [part, form.messageFor(`address.${part}`)]))}
          country={level('country')}
          province={level('province')}
          area={level('area')}
          district={level('district')}
          street={{ label: t('profile.street') }}
          flat={{ label: t('profile.flat') }}
        />
        {!isEmpty(address) && (
          <div>
            <TextButton
              onClick={() => {
                form.field('address').onChange(emptyAddress);
                document.getElementById(form.ids['address.country'])?.focus();
              }}
            >
              {t('profile.addressClear')}
            </TextButton>
          </div>
        )}
      </Stack>
    </fieldset>
  );
}
