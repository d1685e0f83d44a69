export const words = {
  orderComplete_title: 'Order {{number}} is complete',
  orderComplete_body: '{{titles}}. Tickets: {{count}}. Open the order to see how to enter.',
  bankDeclined_title: 'The bank declined order {{number}}',
  bankDeclined_body: '{{titles}}: nothing was charged, no points were used, and the seats have been released.',
  bankNoAnswer_title: 'The bank did not answer for order {{number}}',
  bankNoAnswer_body: '{{titles}}: nothing was charged, no points were used, and the seats have been released.',
  paymentCancelled_title: 'You cancelled the payment of order {{number}}',
  paymentCancelled_body: '{{titles}}: nothing was charged, no points were used, and the seats have been released.',
  wishMatched_title: 'Seats found: {{title}}',
  wishMatched_body:
    '{{showTime}}, {{zone}}: {{seats}}.\nThe seats are held for you until {{payUntil}}. Pay {{points}} points in your wish list by then. After that they are released.',
  wishCourierTooLate_title: 'E-tickets instead of a courier: {{title}}',
  wishCourierTooLate_body:
    'A parcel would no longer arrive in time. Your wish is now for e-tickets, and no delivery is charged.',
  wishNotPaid_title: 'A wish was cancelled: {{title}}',
  wishNotPaid_body:
    'The wish was not paid in time, so its seats have been released. You can restore the wish in your wish list.',
  wishPaymentFailed_title: 'The payment of a wish failed: {{title}}',
  wishPaymentFailed_body:
    'The {{points}} points were not paid in time, so no points were used and the seats have been released.\nTop up if you need more points, then restore the wish in your wish list.',
  wishPerformanceBegun_title: 'A wish has ended: {{title}}',
  wishPerformanceBegun_body:
    'The performance of {{showTime}} has begun, and no seats became free before it. No points were used.',
  topUpComplete_title: '{{points}} points credited',
  topUpComplete_body: 'Your top-up {{number}} is complete. Points do not expire.',
  cinemaClosed_title: 'The cinema is closed: {{title}}',
  cinemaClosed_body:
    'Typhoon signal no. 8 closes the cinema on the day of your show, {{showTime}} (order {{number}}). Please stay where you are safe.\nLook at the page of the event for news. Tickets of a show that moves to another day stay valid.',
  performanceCancelled_title: 'Cancelled: {{title}}',
  performanceCancelled_body:
    'The performance of {{showTime}} will not take place (order {{number}}). Your tickets for it are no longer valid.\nWe pay back {{amount}} the way you paid. Points returned: {{returned}}. Points taken back, which these tickets had earned: {{taken}}. You need not do anything.',
  orderPerformanceCancelled_title: 'Order {{number}} was not charged',
  orderPerformanceCancelled_body:
    '{{titles}}: the organiser cancelled a performance of this order before the bank approved it. Nothing was charged and no points were used.\nSeats for other performances are in your cart again.',
  wishPerformanceCancelled_title: 'A wish has ended: {{title}}',
  wishPerformanceCancelled_body: 'The organiser has cancelled the performance of {{showTime}}. No points were used.',
  rescheduled_title: 'New time: {{title}}',
  rescheduled_body:
    'Your performance of {{before}} is now on {{showTime}} (order {{number}}).\nYour tickets stay valid in the same seats. You need not exchange them, and they are not refunded.',
  wishRescheduled_title: 'A wish has a new time: {{title}}',
  wishRescheduled_body:
    'The performance of {{before}} is now on {{showTime}}.\nYour wish goes on for the new time. If that does not suit you, cancel it in your wish list.',
  wishListLink: 'Open the wish list',
} as const;
