package cal.season;

public class Seasons {
    private static final String[] NAMES = {"winter", "spring", "summer", "autumn"};

    private final boolean south;

    public Seasons(boolean south) {
        this.south = south;
    }

    public String of(int month) {
        int index = switch (month) {
            case 12, 1, 2 -> 0;
            case 3, 4, 5 -> 1;
            case 6, 7, 8 -> 2;
            case 9, 10, 11 -> 3;
            default -> throw new IllegalArgumentException("no such month: " + month);
        };
        return NAMES[south ? (index + 2) % 4 : index];
    }
}
