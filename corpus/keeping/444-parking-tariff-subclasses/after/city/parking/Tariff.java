package city.parking;

abstract class Tariff {
    static Tariff of(String type) {
        switch (type) {
            case "bike":
                return new Bike();
            case "car":
                return new Car(0);
            case "electric":
                return new Car(2);
            case "truck":
                return new Truck();
            default:
                throw new IllegalArgumentException("no tariff for " + type);
        }
    }

    final int fee(int minutes) { return fee(minutes, minutes / 60 + (minutes % 60 > 0 ? 1 : 0)); }

    abstract int fee(int minutes, int hours);

    boolean needsBay() { return false; }

    private static final class Bike extends Tariff {
        int fee(int minutes, int hours) { return minutes <= 120 ? 0 : 100; }
    }

    private static final class Car extends Tariff {
        private final int freeHours;

        Car(int freeHours) { this.freeHours = freeHours; }

        int fee(int minutes, int hours) {
            int payable = Math.max(hours - freeHours, 0);
            int perDay = 2000 * (minutes / 1440 + 1);
            return Math.min(payable * 200, perDay);
        }
    }

    private static final class Truck extends Tariff {
        int fee(int minutes, int hours) { return 500 + hours * 350; }
        boolean needsBay() { return true; }
    }
}
