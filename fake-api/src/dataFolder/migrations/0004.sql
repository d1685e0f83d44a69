-- Seats and returns by the day in the id of their performance, YYYYMMDD: those of days that are long over are removed.
create index seats_day on seats (substr(performanceId, -13, 8));
create index returns_day on returns (substr(performanceId, -13, 8));
