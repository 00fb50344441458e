import com.collab.comments.Mentions;

public class Proof {
    public static void main(String[] args) {
        for (String c : new String[] {"no one", "@zoe and @bob, see a@b.c", "ping @Mia @al @zoe @mia"}) System.out.println(Mentions.in(c) + " " + Mentions.addressee(c));
    }
}
