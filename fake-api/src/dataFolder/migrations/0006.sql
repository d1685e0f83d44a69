-- Performances that the organiser has cancelled; the id is the performance's.
create table cancellations (
  seq integer primary key,
  id text not null unique,
  json text not null,
  eventId as (json ->> '$.eventId')
);
