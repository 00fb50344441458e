package hr.payroll;

public final class Employee {

    private abstract static class Contract {
        abstract long monthlyCents();

        abstract String kind();
    }

    private static final class Salary extends Contract {
        private final long yearlyCents;

        Salary(long yearlyCents) {
            this.yearlyCents = yearlyCents;
        }

        @Override
        long monthlyCents() {
            return yearlyCents / 12;
        }

        @Override
        String kind() {
            return "salaried";
        }
    }

    private static final class Wage extends Contract {
        private final int rate;
        private final int hours;

        Wage(int rate, int hours) {
            this.rate = rate;
            this.hours = hours;
        }

        @Override
        long monthlyCents() {
            int overtime = Math.max(0, hours - 160);
            return (long) rate * hours + (long) rate * overtime / 2;
        }

        @Override
        String kind() {
            return "hourly";
        }
    }

    private static final class Commission extends Contract {
        private final Contract base;
        private final long bonus;

        Commission(Contract base, double share, long sales) {
            this.base = base;
            this.bonus = Math.round(share * sales);
        }

        @Override
        long monthlyCents() {
            return base.monthlyCents() + bonus;
        }

        @Override
        String kind() {
            return base.kind() + "+";
        }
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
        return new Employee(base.name, new Commission(base.contract, share, sales));
    }

    public String name() {
        return name;
    }

    public long monthlyCents() {
        return contract.monthlyCents();
    }

    @Override
    public String toString() {
        return contract.kind() + " " + name + " " + monthlyCents();
    }
}
