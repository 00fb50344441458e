package hr.payroll;

public final class Employee {

    private sealed interface Contract {
    }

    private record Salary(long yearlyCents) implements Contract {
    }

    private record Wage(int rate, int hours) implements Contract {
    }

    private record Commission(Contract base, long bonus) implements Contract {
    }

    private final String name;
    private final Contract contract;

    private Employee(String name, Contract contract) {
        if (name == null || name.isBlank()) {
            throw new IllegalArgumentException("name");
        }
        this.name = name.strip();
        this.contract = contract;
    }

    public static Employee salaried(String name, long yearlyCents) {
        return new Employee(name, new Salary(yearlyCents));
    }

    public static Employee hourly(String name, int centsPerHour, int hours) {
        return new Employee(name, new Wage(centsPerHour, hours));
    }

    public static Employee commissioned(Employee base, double share, long sales) {
        return new Employee(base.name, new Commission(base.contract, Math.round(share * sales)));
    }

    public String name() {
        return name;
    }

    public long monthlyCents() {
        return monthly(contract);
    }

    private static long monthly(Contract contract) {
        if (contract instanceof Salary s) {
            return s.yearlyCents() / 12;
        } else if (contract instanceof Wage w) {
            int overtime = Math.max(0, w.hours() - 160);
            return (long) w.rate() * w.hours() + (long) w.rate() * overtime / 2;
        } else if (contract instanceof Commission c) {
            return monthly(c.base()) + c.bonus();
        }
        throw new AssertionError(contract);
    }

    private static String kind(Contract contract) {
        if (contract instanceof Commission c) {
            return kind(c.base()) + "+";
        }
        return contract instanceof Salary ? "salaried" : "hourly";
    }

    @Override
    public String toString() {
        return kind(contract) + " " + name + " " + monthlyCents();
    }
}
