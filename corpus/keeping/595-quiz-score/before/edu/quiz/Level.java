package edu.quiz;

public enum Level {
    EASY, MEDIUM, HARD;

    public int points() {
        switch (this) {
            case EASY:
                return 1;
            case MEDIUM:
                return 3;
            default:
                return 5;
        }
    }

    public Level next() {
        switch (this) {
            case EASY:
                return MEDIUM;
            default:
                return HARD;
        }
    }

    public String title() {
        String n = name();
        return n.charAt(0) + n.substring(1).toLowerCase(java.util.Locale.ROOT);
    }
}
