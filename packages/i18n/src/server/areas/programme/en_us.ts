export const words = {
  house: 'House {{house}}',
  rule_together: 'The seats of one order must be next to one another in one row.',
  rule_concession:
    'Concession tickets are for people aged {{concession}} and above, disabled people and full-time students. Bring proof to the door.',
  rule_children: 'Children under {{admitted}} are not admitted, even with a ticket.',
  rule_categoryIII:
    'Nobody under {{categoryIII}} is admitted to a Category III film. Proof of age is checked at the door.',
  rule_weather:
    'The cinema stays open in a black rainstorm. It closes while typhoon signal no. {{signal}} or above is in force.',
  rule_refund: 'Tickets and service charges are not refunded, and tickets are not exchanged.',
  cancelledNote:
    'Performance of {{showTime}}: cancelled by the organiser. Ticket holders are paid back without a request.',
  rescheduledNote:
    'Rescheduled: the performance of {{from}} is now on {{to}}, in the same seats. Tickets stay valid and are not refunded.',
  rescheduledRunNote:
    'Rescheduled {{because}}: the run planned from {{from}} begins on {{to}}, same time, same seats. Tickets stay valid and are not refunded.',
  hours_boxOffice: 'Daily {{from}}–{{to}}',
  hoursNote_boxOffice: 'Hours of this demonstration, not of the venue',
  hours_kiosk: 'While the building is open',
  hoursNote_kiosk: 'A kiosk of this demonstration: the real place has none',
  station: 'MTR {{station}} Station, about {{minutes}} minutes on foot',
} as const;
