package game.limits;

public class Player {
    public static final int START = 100;
    public static final int MAX_SHIELDS = 3;
    public static final int SHIELD_POWER = 5;

    private int health = START;
    private int shields;

    public int hit(int damage) {
        int rest = Math.max(0, damage - shields * SHIELD_POWER);
        health = Math.max(0, health - rest);
        return health;
    }

    public boolean shield() {
        if (shields >= MAX_SHIELDS) {
            return false;
        }
        shields++;
        return true;
    }

    public boolean alive() {
        return health > 0;
    }
}
