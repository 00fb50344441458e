package work.shift;

public class Shifts {
    public enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

    private int extra;

    public boolean weekend(Day day) {
        return switch (day) {
            case SAT, SUN -> true;
            case MON, TUE, WED, THU, FRI -> false;
        };
    }

    public int hours(Day day) {
        return switch (day) {
            case FRI -> 6;
            case SAT, SUN -> {
                extra++;
                yield 0;
            }
            default -> 8;
        };
    }

    public int extra() {
        return extra;
    }
}
