-- Each table has the rows of one kind as JSON. `seq` is their age. The other columns are read from the JSON, so that
-- they can have an index and any SQLite tool can ask for them.

-- One row per seat that is held or sold.
create table seats (
  seq integer primary key,
  id text not null unique,
  json text not null,
  performanceId as (json ->> '$.performanceId'),
  zone as (json ->> '$.zone'),
  holdId as (json ->> '$.holdId')
);
create index seats_performanceId_zone on seats (performanceId, zone);

-- Places that were sold before this shop opened and are on sale again.
create table returns (
  seq integer primary key,
  id text not null unique,
  json text not null,
  performanceId as (json ->> '$.performanceId'),
  zone as (json ->> '$.zone')
);
create index returns_performanceId_zone on returns (performanceId, zone);

-- The id is the member's.
create table carts (
  seq integer primary key,
  id text not null unique,
  json text not null,
  deadline as (json ->> '$.deadline')
);
create index carts_deadline on carts (deadline) where deadline is not null;

-- Holds that are over.
create table goneHolds (
  seq integer primary key,
  id text not null unique,
  json text not null,
  performanceId as (json ->> '$.show.performanceId')
);
create index goneHolds_performanceId on goneHolds (performanceId);

-- Orders; the id is the transaction number.
create table transactions (
  seq integer primary key,
  id text not null unique,
  json text not null,
  memberId as (json ->> '$.memberId'),
  status as (json ->> '$.status'),
  placedAt as (json ->> '$.placedAt'),
  confirmKey as (json ->> '$.confirmKey'),
  promotionCode as (json ->> '$.promotionCode'),
  total as (json ->> '$.total')
);
create index transactions_memberId_placedAt on transactions (memberId, placedAt);
create index transactions_promotionCode on transactions (promotionCode);

-- Lines of the sample bank.
create table charges (
  seq integer primary key,
  id text not null unique,
  json text not null,
  transactionNumber as (json ->> '$.transactionNumber'),
  amount as (json ->> '$.amount'),
  at as (json ->> '$.at')
);

-- Numbers that were given out.
create table numbers (
  seq integer primary key,
  id text not null unique,
  json text not null
);

-- One row: when the shop looks again whom the weather concerns.
create table weather (
  seq integer primary key,
  id text not null unique,
  json text not null,
  deadline as (json ->> '$.deadline')
);
create index weather_deadline on weather (deadline) where deadline is not null;

create table members (
  seq integer primary key,
  id text not null unique,
  json text not null,
  loginEmail as (json ->> '$.loginEmail'),
  loginName as (json ->> '$.loginName'),
  status as (json ->> '$.status'),
  points as (json ->> '$.points')
);
create index members_loginEmail on members (loginEmail);
create index members_loginName on members (loginName);

-- The id is the hash of a token.
create table sessions (
  seq integer primary key,
  id text not null unique,
  json text not null,
  memberId as (json ->> '$.memberId'),
  usedAt as (json ->> '$.usedAt')
);
create index sessions_memberId on sessions (memberId);
create index sessions_usedAt on sessions (usedAt);

-- The id is an email.
create table oneTimePasswords (
  seq integer primary key,
  id text not null unique,
  json text not null
);

-- The id is the kind of link and the member.
create table mailLinks (
  seq integer primary key,
  id text not null unique,
  json text not null
);

create table deviceKeys (
  seq integer primary key,
  id text not null unique,
  json text not null
);

create table identityCodes (
  seq integer primary key,
  id text not null unique,
  json text not null
);

-- Lines of the points' history.
create table pointEntries (
  seq integer primary key,
  id text not null unique,
  json text not null,
  memberId as (json ->> '$.memberId'),
  at as (json ->> '$.at'),
  points as (json ->> '$.points'),
  balance as (json ->> '$.balance')
);
create index pointEntries_memberId on pointEntries (memberId);

-- Points that members buy.
create table topUps (
  seq integer primary key,
  id text not null unique,
  json text not null,
  memberId as (json ->> '$.memberId'),
  status as (json ->> '$.status'),
  deadline as (json ->> '$.deadline')
);
create index topUps_memberId on topUps (memberId);
create index topUps_deadline on topUps (deadline) where deadline is not null;

create table notices (
  seq integer primary key,
  id text not null unique,
  json text not null,
  memberId as (json ->> '$.memberId'),
  at as (json ->> '$.at')
);
create index notices_memberId on notices (memberId);

-- The id is the member and the event.
create table favourites (
  seq integer primary key,
  id text not null unique,
  json text not null,
  memberId as (json ->> '$.memberId'),
  eventId as (json ->> '$.eventId')
);
create index favourites_memberId on favourites (memberId);
create index favourites_eventId on favourites (eventId);

create table wishes (
  seq integer primary key,
  id text not null unique,
  json text not null,
  memberId as (json ->> '$.memberId'),
  matchingStatus as (json ->> '$.matchingStatus'),
  deadline as (json ->> '$.deadline'),
  performanceId as (json ->> '$.show.performanceId'),
  zone as (json ->> '$.zone.code')
);
create index wishes_memberId on wishes (memberId);
create index wishes_performanceId_zone on wishes (performanceId, zone);
create index wishes_deadline on wishes (deadline) where deadline is not null;

-- Performances that were moved; the id is the performance's.
create table moves (
  seq integer primary key,
  id text not null unique,
  json text not null,
  eventId as (json ->> '$.eventId'),
  startsAt as (json ->> '$.startsAt')
);

-- The outbox.
create table mails (
  seq integer primary key,
  id text not null unique,
  json text not null,
  "to" as (json ->> '$.to'),
  status as (json ->> '$.status'),
  at as (json ->> '$.at')
);
create index mails_to on mails ("to");
create index mails_status_at on mails (status, at);

create table enquiries (
  seq integer primary key,
  id text not null unique,
  json text not null,
  at as (json ->> '$.at')
);

-- The id is an email.
create table subscribers (
  seq integer primary key,
  id text not null unique,
  json text not null
);

create table uploads (
  seq integer primary key,
  id text not null unique,
  json text not null,
  expiresAt as (json ->> '$.expiresAt'),
  file as (json ->> '$.file'),
  usedBy as (json ->> '$.usedBy')
);
create index uploads_usedBy_expiresAt on uploads (usedBy, expiresAt);
create index uploads_file on uploads (file);

create table changeRequests (
  seq integer primary key,
  id text not null unique,
  json text not null,
  transactionNumber as (json ->> '$.transactionNumber'),
  at as (json ->> '$.at')
);
create index changeRequests_transactionNumber on changeRequests (transactionNumber);

-- The id is that of the change request.
create table changeFees (
  seq integer primary key,
  id text not null unique,
  json text not null,
  status as (json ->> '$.status'),
  deadline as (json ->> '$.deadline')
);
create index changeFees_deadline on changeFees (deadline) where deadline is not null;

-- A seat has one owner: it is given back before another hold can take it.
create trigger seats_oneOwner before update on seats
when old.json ->> '$.holdId' <> new.json ->> '$.holdId'
begin
  select raise(abort, 'The seat has an owner.');
end;

-- The performances of each order, for those who move or close one.
create table orderedShows (
  transactionId text not null,
  performanceId text not null,
  startsAt text not null,
  primary key (transactionId, performanceId)
) without rowid;
create index orderedShows_performanceId on orderedShows (performanceId);
create index orderedShows_startsAt on orderedShows (startsAt);

create trigger transactions_inserted after insert on transactions
begin
  insert or ignore into orderedShows
  select new.id, value ->> '$.show.performanceId', value ->> '$.show.startsAt' from json_each(new.json, '$.items');
end;

create trigger transactions_updated after update of json on transactions
when old.json -> '$.items' <> new.json -> '$.items'
begin
  delete from orderedShows where transactionId = new.id;
  insert or ignore into orderedShows
  select new.id, value ->> '$.show.performanceId', value ->> '$.show.startsAt' from json_each(new.json, '$.items');
end;
