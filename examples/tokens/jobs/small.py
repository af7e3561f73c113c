from servers.time import convert_time
convert_time(source_timezone="America/New_York", time="16:30", target_timezone="Asia/Tokyo")["target"]["datetime"][11:16]
