package game.limits;

public class Player implements Limits {
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
