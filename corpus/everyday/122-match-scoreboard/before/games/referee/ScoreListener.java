package games.referee;

public interface ScoreListener {
    void changed(Scoreboard board, String property, int before, int after);
}
