package pkg.level;

public final class Levels {
    private final StringBuilder audit = new StringBuilder();

    public int rights(int level) {
        int rights = switch (level) {
            case 0 -> 0;
            case 1 -> 1;
            case 2 -> 1 | 2;
            case 3 -> 1 | 2 | 4;
            default -> -1;
        };
        if (rights < 0) {
            audit.append('!');
        } else {
            audit.append(level);
        }
        return rights;
    }

    public boolean allowed(int level, int right) {
        int r = rights(level);
        return r >= 0 && (r & right) == right;
    }

    public String audit() {
        return audit.toString();
    }
}
