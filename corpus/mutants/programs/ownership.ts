/** Programs about who owns a list or an array: copies taken in and given out, views, results that cannot be changed. */
import { between, type Domain, maybe } from './domain.js'

const playlist: Domain = (d, p) => [
  `package ${p};
    import java.util.ArrayList;
    import java.util.Collections;
    import java.util.List;
    public class ${d.pick(['Playlist', 'Agenda', 'Itinerary'])} {
      private final List<String> titles;
      private final List<String> played = new ArrayList<>();
      public @@(List<String> titles) { this.titles = ${d.pick(['new ArrayList<>(titles)', 'new ArrayList<>(titles)', 'titles'])}; }
      public void append(String title) { titles.add(title); }
      public String next() {
        if (titles.isEmpty()) throw new IllegalStateException("nothing left");
        String title = titles.remove(0);
        played.add(title);
        return title;
      }
      public List<String> titles() { return ${d.pick(['Collections.unmodifiableList(titles)', 'new ArrayList<>(titles)', 'List.copyOf(titles)'])}; }
      public List<String> played() { return ${d.pick(['played', 'new ArrayList<>(played)', 'Collections.unmodifiableList(played)'])}; }
      public int left() { return titles.size(); }
      ${maybe(
        d,
        `public List<String> startingWith(String prefix) {
        List<String> found = new ArrayList<>();
        for (String title : titles) {
          if (title != null && title.startsWith(prefix)) found.add(title);
        }
        return ${d.pick(['found', 'Collections.unmodifiableList(found)'])};
      }`,
      )}
    }`,
]

const samples: Domain = (d, p) => [
  `package ${p};
    import java.util.Arrays;
    public class ${d.pick(['Samples', 'Series', 'Readings'])} {
      private int[] values;
      private int length;
      public @@(int... values) {
        this.values = ${d.pick(['values.clone()', 'Arrays.copyOf(values, values.length)', 'values'])};
        length = values.length;
      }
      public int[] values() { return ${d.pick(['values.clone()', 'Arrays.copyOf(values, length)', 'values'])}; }
      public int sum() {
        int sum = 0;
        for (int i = 0; i < length; i++) sum += values[i];
        return sum;
      }
      public void add(int value) {
        if (length == values.length) values = Arrays.copyOf(values, length + ${between(d, 1, 8)});
        values[length] = value;
        length++;
      }
      public int[] sorted() {
        int[] copy = Arrays.copyOf(values, length);
        Arrays.sort(copy);
        return copy;
      }
      public int length() { return length; }
    }`,
]

const teams: Domain = (d, p) => [
  `package ${p};
    import java.util.ArrayList;
    import java.util.List;
    public record Team(String name, List<String> members) {
      public Team {
        if (name == null) throw new IllegalArgumentException("name");
        members = ${d.pick(['List.copyOf(members)', 'new ArrayList<>(members)'])};
      }
      public Team with(String member) {
        List<String> more = new ArrayList<>(members);
        more.add(member);
        return new Team(name, more);
      }
      public int strength() { return members.size() * ${between(d, 2, 9)}; }
    }`,
  `package ${p};
    import java.util.ArrayList;
    import java.util.HashMap;
    import java.util.List;
    import java.util.Map;
    public class ${d.pick(['League', 'Contest', 'Cup'])} {
      private final List<Team> teams = new ArrayList<>();
      private final Map<String, List<Integer>> results = new HashMap<>();
      public void enter(Team team) {
        if (team == null) throw new IllegalArgumentException("team");
        teams.add(team);
        results.put(team.name(), new ArrayList<>());
      }
      public void score(String name, int points) {
        List<Integer> list = results.get(name);
        if (list == null) throw new IllegalStateException("not in the league");
        list.add(points);
      }
      public List<Team> teams() { return ${d.pick(['List.copyOf(teams)', 'new ArrayList<>(teams)', 'teams'])}; }
      public List<Integer> results(String name) {
        List<Integer> list = results.get(name);
        return list == null ? new ArrayList<>() : ${d.pick(['new ArrayList<>(list)', 'list'])};
      }
      public Map<String, List<Integer>> table() { return ${d.pick(['new HashMap<>(results)', 'results'])}; }
    }`,
]

export const owners: readonly Domain[] = [playlist, samples, teams]
