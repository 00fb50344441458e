package com.paylater.plan;

import java.time.LocalDate;

public record Instalment(int number, LocalDate due, long cents) {
}
