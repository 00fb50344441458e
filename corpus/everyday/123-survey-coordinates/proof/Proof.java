import net.landsurvey.coord.*;

public class Proof {
    public static void main(String[] args) {
        for (String s : new String[] {"51 28 38", "-33 51 31", "33 51 31 S", "-0 7 39.9", "0 7 39.9 W"}) {
            System.out.println(s + " = " + CoordinateParser.latitude().parse(s));
        }
    }
}
