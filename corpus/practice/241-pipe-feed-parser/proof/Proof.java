import com.harborline.feed.*;
import java.util.List;

public class Proof {
    public static void main(String[] args) {
        PipeFeedParser parser = new PipeFeedParser();
        System.out.println(parser.parse(List.of("imo|name|berth", "931|Astrid| 4 ", "", "# note", "|Bo|7")));
        try {
            System.out.println(parser.parse(List.of("imo|name|berth", "931|Astrid|")));
        } catch (MalformedRecordException e) {
            System.out.println("malformed at " + e.lineNumber());
        }
    }
}
