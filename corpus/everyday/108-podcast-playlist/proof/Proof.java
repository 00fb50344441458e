import java.util.*;
import media.podcast.*;

public class Proof {
    public static void main(String[] args) {
        Playlist p = new Playlist().add(new Episode("Science", "Ants", 30, false)).add(new Episode("Art", "Blue", 20, true)).add(new Episode("Science", "Bees", 25, false));
        System.out.println(p.unplayed() + " " + p.fitting(40) + p.shows());
        try {
            List<String> shows = p.shows();
            shows.sort(null);
            shows.add(0, "All shows");
            System.out.println(shows);
        } catch (UnsupportedOperationException e) { System.out.println("unsupported"); }
    }
}
