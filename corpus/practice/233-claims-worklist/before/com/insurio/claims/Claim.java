package com.insurio.claims;

import java.time.LocalDate;

public record Claim(String number, boolean urgent, long amountCents, LocalDate received) {
}
