package org.library.loans;

public record Member(int card, String email, int openLoans) { }
