package edu.bursar.billing;

import java.math.BigDecimal;

public record CourseFee(String course, BigDecimal fee) { }
