package misc.robot;

public class Robot {
    private int px;
    private int py;
    private int d;

    public Robot run(String program) {
        for (char ch : program.toCharArray()) {
            int tx = this.px;
            int ty = this.py;
            if (ch == 'L') {
                this.d = (this.d + 3) % 4;
            } else if (ch == 'R') {
                this.d = (this.d + 1) % 4;
            } else if (ch == 'F') {
                if (this.d == 0) {
                    ty++;
                } else if (this.d == 1) {
                    tx++;
                } else if (this.d == 2) {
                    ty--;
                } else {
                    tx--;
                }
            } else {
                throw new IllegalArgumentException("command");
            }
            this.px = tx;
            this.py = ty;
        }
        return this;
    }

    public String where() {
        return px + "," + py + " " + "NESW".charAt(d);
    }
}
