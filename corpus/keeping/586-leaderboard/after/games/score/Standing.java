package games.score;

public final class Standing {
    private final String player;
    private final long points;
    private final int games;

    public Standing(String player, long points, int games) {
        this.player = player;
        this.points = points;
        this.games = games;
    }

    public String getPlayer() {
        return player;
    }

    public long getPoints() {
        return points;
    }

    public int getGames() {
        return games;
    }

    @Override
    public String toString() {
        return player + ":" + points + "/" + games;
    }
}
