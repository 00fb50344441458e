package work.shift;

public class Shifts {
    public enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

    private int extra;

    public boolean weekend(Day day) {
        switch (day) {
            case SAT:
            case SUN:
                return true;
            default:
                return false;
        }
    }

    public int hours(Day day) {
        int hours = 8;
        switch (day) {
            case FRI:
                hours = 6;
                break;
            case SAT:
            case SUN:
                hours = 0;
                extra++;
                break;
            default:
                break;
        }
        return hours;
    }

    public int extra() {
        return extra;
    }
}
