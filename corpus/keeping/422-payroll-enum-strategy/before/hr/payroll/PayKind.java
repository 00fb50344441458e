package hr.payroll;

public enum PayKind {
    HOURLY, SALARIED, COMMISSION, INTERN
}
