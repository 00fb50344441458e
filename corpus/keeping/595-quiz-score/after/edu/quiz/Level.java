package edu.quiz;

public enum Level {
    EASY(1, "Easy"),
    MEDIUM(3, "Medium"),
    HARD(5, "Hard");

    private final int points;
    private final String title;

    Level(int points, String title) {
        this.points = points;
        this.title = title;
    }

    public int points() {
        return points;
    }

    public Level next() {
        return this == EASY ? MEDIUM : HARD;
    }

    public String title() {
        return title;
    }
}
