package game.limits;

interface Limits {
    int START = 100;
    int MAX_SHIELDS = 3;
    int SHIELD_POWER = 5;
}
