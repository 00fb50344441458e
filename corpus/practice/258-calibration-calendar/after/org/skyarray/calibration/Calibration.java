package org.skyarray.calibration;

import java.time.LocalDate;

public record Calibration(String instrument, LocalDate due) {
}
