package com.coldvault.backup;

import java.time.ZonedDateTime;

public record BackupRun(int number, ZonedDateTime at, boolean full) {
}
