package games.arena;

public final class Fighter {
    private final String name;
    private final int strength;
    private int health;

    public Fighter(String name, int strength, int health) {
        this.name = name;
        this.strength = strength;
        this.health = health;
    }

    public String name() {
        return name;
    }

    public int health() {
        return health;
    }

    public boolean alive() {
        return health > 0;
    }

    /** Damage done to the target: (strength + weapon) times combo, less its armor. */
    public int strike(Fighter target, int weapon, int combo, int armor) {
        if (!alive()) {
            throw new IllegalStateException(name + " is down");
        }
        int power = strength + weapon;
        int damage = power * combo - armor;
        if (damage < 0) {
            damage = 0;
        }
        target.health = target.health - damage;
        if (target.health < 0) {
            target.health = 0;
        }
        return damage;
    }
}
