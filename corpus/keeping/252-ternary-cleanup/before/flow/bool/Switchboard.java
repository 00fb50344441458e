package flow.bool;

public class Switchboard {
    private boolean power;
    private boolean locked;
    private int presses;

    public boolean press(boolean admin) {
        presses++;
        if (locked == true && admin == false) {
            return false;
        } else {
            power = power == true ? false : true;
            return true;
        }
    }

    public void lock(boolean on) {
        if (on) {
            locked = true;
        } else {
            locked = false;
        }
    }

    public boolean isOn() {
        if (power) {
            return true;
        }
        return false;
    }

    public String state() {
        return power ? (locked ? "on+locked" : "on") : (locked ? "off+locked" : "off");
    }

    public int presses() {
        return presses;
    }
}
