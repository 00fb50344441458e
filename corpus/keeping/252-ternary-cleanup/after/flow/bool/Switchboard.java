package flow.bool;

public class Switchboard {
    private boolean power;
    private boolean locked;
    private int presses;

    public boolean press(boolean admin) {
        presses++;
        if (locked && !admin) {
            return false;
        }
        power = !power;
        return true;
    }

    public void lock(boolean on) {
        locked = on;
    }

    public boolean isOn() {
        return power;
    }

    public String state() {
        return (power ? "on" : "off") + (locked ? "+locked" : "");
    }

    public int presses() {
        return presses;
    }
}
