package cal.season;

public class Seasons {
    private final boolean south;

    public Seasons(boolean south) {
        this.south = south;
    }

    public String of(int month) {
        int index;
        switch (month) {
            case 12:
            case 1:
            case 2:
                index = 0;
                break;
            case 3:
            case 4:
            case 5:
                index = 1;
                break;
            case 6:
            case 7:
            case 8:
                index = 2;
                break;
            case 9:
            case 10:
            case 11:
                index = 3;
                break;
            default:
                throw new IllegalArgumentException("month");
        }
        if (south) {
            index = (index + 2) % 4;
        }
        return new String[] {"winter", "spring", "summer", "autumn"}[index];
    }
}
