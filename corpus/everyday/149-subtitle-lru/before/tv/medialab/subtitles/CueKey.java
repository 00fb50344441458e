package tv.medialab.subtitles;

public record CueKey(String language, int cue) { }
