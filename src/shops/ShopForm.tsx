import { memo, type RefObject, useId } from 'react'
import { categoryNames } from '#language/categoryNames.ts'
import * as messages from '#messages/shops.ts'
import { MOST_LETTERS } from '../../schemas/bill/shop.ts'
import type { FormValues } from '../../schemas/estimate/formValues.ts'
import { say } from '../../schemas/messages/message.ts'
import { extent } from '../export/ExportMenu.css.ts'
import { onScreen } from '../styles/hidden.css.ts'
import { answer, faq } from '../ui/faqs/Faqs.css.ts'
import { control, error, field, frame, label } from '../ui/field/Field.css.ts'
import { Field } from '../ui/field/Field.tsx'
import { TextInput } from '../ui/field/TextInput.tsx'
import { Columns, Stack } from '../ui/spacing/layout.tsx'
import { type PriceBox, type PricedItem, pricedGroups } from './boxes.ts'
import { dayInWords } from './day.ts'
import { type ReadForm, SHOP_INPUTS, type ShopInput } from './readForm.ts'

interface ShopFormProps {
  form: RefObject<HTMLFormElement | null>
  values: FormValues
  read: ReadForm
  /** The day as it was read. */
  day: string | undefined
  /** A text was changed. */
  onChange: () => void
}

const AUTOCOMPLETE = { name: 'organization', place: 'address-level2', phone: 'tel', date: 'off' }

/** Which shop it is, and a box for each price. The form holds the texts; nothing draws it anew at each key. */
export function ShopForm({ form, values, read, day, onChange }: ShopFormProps) {
  const { problems } = read
  const isBad = (input: string) =>
    problems.includes(input) && (values[input] ?? '').trim() !== '' ? input : ''
  return (
    <form
      ref={form}
      noValidate
      autoComplete="off"
      className={onScreen}
      onChange={onChange}
      onSubmit={(event) => event.preventDefault()}
    >
      <Stack gap="m">
        <h2>{messages.shop}</h2>
        <Columns width="medium" gap="m">
          {SHOP_INPUTS.map((input) => (
            <ShopField
              key={input}
              input={input}
              // An empty day is none: it is not taken for today.
              isBad={isBad(input) !== '' || (input === 'date' && values.date === '')}
              day={input === 'date' ? day : undefined}
            />
          ))}
        </Columns>
        <h2>{messages.prices}</h2>
        <p>{messages.pricesHint}</p>
        {pricedGroups.map(({ category, items }, index) => (
          <details key={category} className={faq} open={index === 0}>
            <summary>
              {category === 'Calculators' ? messages.mostAsked : categoryNames[category]}
            </summary>
            <Columns width="narrow" gap="m" className={answer}>
              {items.map((item) => (
                <Prices
                  key={`${item.name} ${item.size}`}
                  item={item}
                  bad={item.boxes.map(({ input }) => isBad(input)).join('|')}
                />
              ))}
            </Columns>
          </details>
        ))}
      </Stack>
    </form>
  )
}

interface ShopFieldProps {
  input: ShopInput
  isBad: boolean
  /** As it was read. */
  day: string | undefined
}

function ShopField({ input, isBad, day }: ShopFieldProps) {
  const problem = say(messages.problems[input], { most: MOST_LETTERS })
  return (
    <Field
      label={messages.fields[input]}
      optional={input === 'place' || input === 'phone'}
      hint={input === 'name' ? undefined : messages.hints[input]}
      error={isBad ? problem : undefined}
      {...(day !== undefined &&
        !isBad && {
          note: (id: string) => <p id={id}>{say(messages.readAs, { date: dayInWords(day) })}</p>,
        })}
    >
      {(ids) => (
        <TextInput
          {...ids}
          ref={null}
          name={input}
          type="text"
          inputMode={input === 'phone' ? 'tel' : undefined}
          autoComplete={AUTOCOMPLETE[input]}
          aria-invalid={isBad}
        />
      )}
    </Field>
  )
}

interface PricesProps {
  item: PricedItem
  /** The inputs whose text is not accepted, between bars. */
  bad: string
}

/** The boxes of one material or of one size of it: the pack that most people ask for, and the others on request. */
const Prices = memo(function Prices({
  item: { name, size, lang, isOfAnySize, boxes },
  bad,
}: PricesProps) {
  const isBad = (input: string) => bad.split('|').includes(input)
  const [first, ...others] = boxes
  return (
    <fieldset className={extent} lang={lang}>
      <legend className={label}>
        {isOfAnySize ? say(messages.anySize, { material: name }) : name}
        {size !== '' && `, ${size}`}
      </legend>
      {first && <Price box={first} isBad={isBad(first.input)} />}
      {others.length > 0 && (
        <details>
          <summary>{messages.otherPacks}</summary>
          <Stack gap="s">
            {others.map((box) => (
              <Price key={box.input} box={box} isBad={isBad(box.input)} />
            ))}
          </Stack>
        </details>
      )}
    </fieldset>
  )
})

/** Of a hundred boxes an id each would be a tenth of the page: the label is around its box. */
function Price({ box: { input, pack }, isBad }: { box: PriceBox; isBad: boolean }) {
  const id = useId()
  return (
    <div className={field}>
      <label className={field}>
        <span className={label}>{say(messages.perPack, { pack })}</span>
        <span className={frame}>
          <input
            className={control}
            name={input}
            type="text"
            inputMode="decimal"
            aria-invalid={isBad || undefined}
            aria-describedby={isBad ? id : undefined}
          />
        </span>
      </label>
      {isBad && (
        <p id={id} className={error} role="alert">
          {messages.problems.price}
        </p>
      )}
    </div>
  )
}
