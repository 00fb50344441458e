package cal.days;

public class Calendar {
    public enum Month { JAN, FEB, MAR, APR, MAY, JUN, JUL, AUG, SEP, OCT, NOV, DEC }

    private int lookups;

    public int days(Month month, boolean leap) {
        lookups++;
        int days;
        switch (month) {
            case FEB:
                days = leap ? 29 : 28;
                break;
            case APR:
            case JUN:
            case SEP:
            case NOV:
                days = 30;
                break;
            default:
                days = 31;
        }
        return days;
    }

    public int lookups() {
        return lookups;
    }
}
